-- bank: what the bank knows. visible: what a caller may see of it. kb: the knowledge base. ops: the machinery.
CREATE SCHEMA IF NOT EXISTS bank;
CREATE SCHEMA IF NOT EXISTS visible;
CREATE SCHEMA IF NOT EXISTS kb;
CREATE SCHEMA IF NOT EXISTS ops;

-- Both are trusted extensions: the database's owner may create them. pgvector is not; see afterMigrate__embeddings.sql.
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch SCHEMA public;
