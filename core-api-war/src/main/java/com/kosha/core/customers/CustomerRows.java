package com.kosha.core.customers;

import com.kosha.contract.AccountStatus;
import com.kosha.contract.AccountType;
import com.kosha.contract.AccountView;
import com.kosha.contract.CustomerProfile;
import com.kosha.contract.CustomerView;
import com.kosha.contract.KycStatus;
import com.kosha.contract.RiskRating;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/** The rows of customers and of their accounts. */
final class CustomerRows {
    /** What a customer in a list shows. */
    static final String SELECT = """
            SELECT customer_id, cif, full_name, date_of_birth, mobile, email, city, kyc_status, risk_rating
              FROM visible.customers
            """;

    private CustomerRows() {}

    static CustomerView view(ResultSet row) throws SQLException {
        return new CustomerView(
                row.getString("customer_id"),
                row.getString("cif"),
                row.getString("full_name"),
                row.getString("date_of_birth"),
                row.getString("mobile"),
                row.getString("email"),
                row.getString("city"),
                KycStatus.valueOf(row.getString("kyc_status")),
                RiskRating.valueOf(row.getString("risk_rating")));
    }

    static CustomerProfile profile(ResultSet row, List<AccountView> accounts, Instant asOf) throws SQLException {
        return new CustomerProfile(
                row.getString("customer_id"),
                row.getString("cif"),
                row.getString("full_name"),
                row.getString("date_of_birth"),
                row.getString("mobile"),
                row.getString("email"),
                row.getString("pan"),
                row.getString("occupation"),
                row.getString("city"),
                row.getString("state"),
                row.getString("pincode"),
                row.getObject("customer_since", LocalDate.class),
                KycStatus.valueOf(row.getString("kyc_status")),
                RiskRating.valueOf(row.getString("risk_rating")),
                accounts,
                asOf);
    }

    static AccountView account(ResultSet row) throws SQLException {
        return new AccountView(
                row.getString("account_id"),
                row.getString("account_number"),
                AccountType.valueOf(row.getString("account_type")),
                AccountStatus.valueOf(row.getString("status")),
                row.getString("ifsc"),
                row.getString("branch"),
                row.getObject("opened_on", LocalDate.class));
    }
}
