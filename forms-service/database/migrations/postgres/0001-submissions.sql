-- Times are milliseconds since 1970.

CREATE TABLE submissions (
  id TEXT NOT NULL PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  form TEXT NOT NULL,
  received_at BIGINT NOT NULL,
  -- The address in small letters: one person is found however it was typed.
  email_key TEXT NOT NULL,
  fields TEXT NOT NULL,
  network TEXT,
  state TEXT NOT NULL CHECK (state IN ('new', 'quarantined', 'answered')),
  suspicion TEXT,
  answered_at BIGINT,
  note TEXT
);
CREATE INDEX submissions_by_time ON submissions (received_at, id);
CREATE INDEX submissions_by_email ON submissions (email_key);

-- What was answered under an Idempotency-Key. Written before the submission, in the same transaction.
CREATE TABLE attempts (
  key TEXT NOT NULL PRIMARY KEY,
  form TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  created_at BIGINT NOT NULL
);
CREATE INDEX attempts_by_submission ON attempts (submission_id);

CREATE TABLE subscriptions (
  email_key TEXT NOT NULL PRIMARY KEY,
  email TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'left')),
  created_at BIGINT NOT NULL,
  confirmed_at BIGINT,
  left_at BIGINT
);

CREATE TABLE outbox (
  id TEXT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('mail', 'webhook')),
  template TEXT NOT NULL,
  submission_id TEXT REFERENCES submissions (id) ON DELETE CASCADE,
  recipient TEXT NOT NULL,
  recipient_key TEXT NOT NULL,
  data TEXT NOT NULL,
  message_id TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL CHECK (state IN ('queued', 'claimed', 'sent', 'dead')),
  tries BIGINT NOT NULL DEFAULT 0,
  due_at BIGINT NOT NULL,
  claimed_by TEXT,
  claimed_until BIGINT,
  last_error TEXT,
  created_at BIGINT NOT NULL,
  sent_at BIGINT
);
CREATE INDEX outbox_by_due ON outbox (state, due_at);
CREATE INDEX outbox_by_submission ON outbox (submission_id);
CREATE INDEX outbox_by_recipient ON outbox (recipient_key);

CREATE TABLE limits (
  bucket TEXT NOT NULL,
  window_start BIGINT NOT NULL,
  window_end BIGINT NOT NULL,
  count BIGINT NOT NULL,
  PRIMARY KEY (bucket, window_start)
);
CREATE INDEX limits_by_end ON limits (window_end);

CREATE TABLE secrets (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
);

-- One row: writing it shows that the database takes what comes.
CREATE TABLE heartbeats (
  name TEXT NOT NULL PRIMARY KEY,
  beat_at BIGINT NOT NULL
);
