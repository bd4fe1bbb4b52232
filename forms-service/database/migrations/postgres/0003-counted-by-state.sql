-- Counting what waits for staff reads the index alone, not what people wrote.
CREATE INDEX submissions_by_state ON submissions (state, received_at);
