package com.kosha.stack.openai;

import static org.assertj.core.api.Assertions.assertThat;

import com.kosha.json.Json;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EmbeddingAnswerTest {
    private static Optional<List<Embedding>> read(String json) throws IOException {
        return Json.mapper().readValue(json, EmbeddingAnswer.class).embeddings(2, 3);
    }

    @Test
    void the_vectors_stand_in_the_order_of_the_texts_whatever_else_is_said() throws IOException {
        var embeddings = read("""
                {"object":"list","model":"m","usage":{"prompt_tokens":1},"data":[
                  {"object":"embedding","index":1,"embedding":[0.5,0,-1]},
                  {"object":"embedding","index":0,"embedding":[1,2e-3,3]}]}
                """).orElseThrow();

        assertThat(embeddings)
                .containsExactly(
                        new Embedding("m", List.of(1f, 0.002f, 3f)), new Embedding("m", List.of(0.5f, 0f, -1f)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"model\":\"m\",\"data\":[]}",
                "{\"model\":\"m\",\"data\":[{\"index\":0,\"embedding\":[1,2,3]}]}",
                "{\"model\":\"m\",\"data\":[{\"index\":0,\"embedding\":[1,2,3]},{\"index\":0,\"embedding\":[1,2,3]}]}",
                "{\"model\":\"m\",\"data\":[{\"index\":0,\"embedding\":[1,2,3]},{\"index\":2,\"embedding\":[1,2,3]}]}",
                "{\"model\":\"m\",\"data\":[{\"index\":0,\"embedding\":[1,2,3]},{\"index\":1,\"embedding\":[1,2]}]}",
                "{\"model\":\"m\",\"data\":[{\"index\":0,\"embedding\":[1,2,3]},{\"index\":1}]}",
                "{\"model\":\"m\",\"data\":[{\"index\":0,\"embedding\":[1,2,3]},{\"index\":1,\"embedding\":[1,2,null]}]}",
                "{\"model\":\"m\",\"data\":[{\"index\":0,\"embedding\":[1,2,3]},{\"index\":1,\"embedding\":[1,2,1e99]}]}",
                "{\"data\":[{\"index\":0,\"embedding\":[1,2,3]},{\"index\":1,\"embedding\":[1,2,3]}]}"
            })
    void an_answer_that_is_not_a_whole_one_is_none(String json) throws IOException {
        assertThat(read(json)).isEmpty();
    }
}
