-- Newsletter mails to a confirmed reader that the mail server refused, since the last one that it took.
ALTER TABLE subscriptions ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;
-- When the mail server refused this mail for its recipient: each mail counts once, however often it is tried.
ALTER TABLE outbox ADD COLUMN refused_at INTEGER;

-- An article as it is sent to all readers: the same words for everyone, also when the article changes meanwhile.
CREATE TABLE newsletters (
  -- Its address on the site, without the first slash: news/some-article.
  article TEXT NOT NULL PRIMARY KEY,
  content TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('tested', 'sending', 'stopped', 'done')),
  per_minute INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;

-- Who has a newsletter already, or has it in the outbox: nobody gets it twice.
CREATE TABLE newsletter_copies (
  article TEXT NOT NULL REFERENCES newsletters (article) ON DELETE CASCADE,
  email_key TEXT NOT NULL REFERENCES subscriptions (email_key) ON DELETE CASCADE,
  queued_at INTEGER NOT NULL,
  PRIMARY KEY (article, email_key)
) STRICT;
CREATE INDEX newsletter_copies_by_reader ON newsletter_copies (email_key);

-- How many readers came and went each day. Without addresses, so these figures stay.
CREATE TABLE newsletter_days (
  -- In Nairobi, such as 2026-06-01.
  day TEXT NOT NULL PRIMARY KEY,
  joined INTEGER NOT NULL DEFAULT 0,
  unsubscribed INTEGER NOT NULL DEFAULT 0,
  removed INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO newsletter_days (day, joined)
SELECT strftime('%Y-%m-%d', confirmed_at / 1000 + 10800, 'unixepoch'), COUNT(*)
FROM subscriptions WHERE state = 'confirmed' AND confirmed_at IS NOT NULL GROUP BY 1;
