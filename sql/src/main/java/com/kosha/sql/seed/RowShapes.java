package com.kosha.sql.seed;

import com.kosha.sql.seed.accounts.Account;
import com.kosha.sql.seed.accounts.Holds;
import com.kosha.sql.seed.aml.Alert;
import com.kosha.sql.seed.copy.Rows;
import com.kosha.sql.seed.copy.Table;
import com.kosha.sql.seed.draw.Digits;
import com.kosha.sql.seed.draw.Period;
import com.kosha.sql.seed.movements.Counterparty;
import com.kosha.sql.seed.movements.Draft;
import com.kosha.sql.seed.movements.Ledger;
import com.kosha.sql.seed.movements.Merchants;
import com.kosha.sql.seed.movements.Movement;
import com.kosha.sql.seed.people.Customer;
import com.kosha.sql.seed.people.Customer.Standing;
import com.kosha.sql.seed.people.KycFile;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was drawn, as rows: the columns in the order of {@link Table}. */
final class RowShapes {
    private final Rows rows;
    private int documents;
    private int holds;

    RowShapes(Rows rows) {
        this.rows = rows;
    }

    void customer(Customer c, KycFile kyc) {
        rows.add(
                Table.CUSTOMERS,
                c.id(),
                c.cif(),
                c.name(),
                c.born(),
                c.mobile(),
                c.email(),
                c.pan(),
                c.aadhaarLast4(),
                c.occupation(),
                c.city(),
                c.state(),
                c.pincode(),
                c.since(),
                c.risk(),
                c.standing() == Standing.STAFF,
                c.standing() == Standing.RESTRICTED);
        rows.add(Table.KYC, c.id(), kyc.status(), kyc.level(), kyc.lastReviewOn(), kyc.nextReviewOn());
        for (KycFile.Paper paper : kyc.papers()) {
            rows.add(
                    Table.KYC_DOCUMENTS,
                    "DOC-" + Digits.padded(++documents, 8),
                    c.id(),
                    paper.type(),
                    paper.status(),
                    paper.submittedOn(),
                    paper.verifiedOn(),
                    paper.expiresOn());
        }
    }

    void account(Account a, Ledger ledger, List<Holds.Drawn> held) {
        rows.add(
                Table.ACCOUNTS,
                a.id(),
                a.owner().id(),
                a.accountNumber(),
                a.type(),
                a.status(),
                a.ifsc(),
                a.branch(),
                a.openedOn(),
                ledger.balancePaise());
        for (Holds.Drawn hold : held) {
            rows.add(
                    Table.HOLDS,
                    "HLD-" + Digits.padded(++holds, 8),
                    a.id(),
                    hold.paise(),
                    hold.reason(),
                    instant(hold.placedAt()),
                    instant(hold.expiresAt()),
                    instant(hold.releasedAt()));
        }
        ledger.movements().forEach(movement -> movement(a, movement));
    }

    void alert(Alert alert) {
        rows.add(
                Table.AML_ALERTS,
                alert.id(),
                alert.customerId(),
                alert.typology(),
                alert.severity(),
                alert.status(),
                alert.score(),
                instant(alert.raisedAt()),
                alert.narrative(),
                alert.triggers().size(),
                alert.paise());
        alert.triggers().forEach(movement -> rows.add(Table.AML_ALERT_TRANSACTIONS, alert.id(), movement.id()));
    }

    private void movement(Account account, Movement movement) {
        Draft draft = movement.draft();
        Counterparty with = draft.with();
        Merchants.Shop shop = draft.shop();
        rows.add(
                Table.TRANSACTIONS,
                movement.id(),
                account.id(),
                instant(draft.at()),
                draft.direction(),
                draft.paise(),
                draft.rail(),
                movement.status(),
                shop == null ? null : shop.mcc(),
                shop == null ? null : shop.category(),
                with.name(),
                with.vpa(),
                with.account(),
                with.ifsc(),
                draft.narration(),
                movement.reference());
        int step = 0;
        for (Movement.Step reached : movement.history()) {
            rows.add(
                    Table.TRANSACTION_HISTORY,
                    movement.id(),
                    ++step,
                    reached.status(),
                    instant(reached.at()),
                    reached.reason());
        }
    }

    private static @Nullable Instant instant(@Nullable Long moment) {
        return moment == null ? null : Period.instant(moment);
    }
}
