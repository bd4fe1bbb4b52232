-- What a mailbox has been sent, whatever its spelling: keyed hashes and times, no addresses.
CREATE TABLE mailboxes (
  mailbox TEXT NOT NULL PRIMARY KEY,
  history TEXT NOT NULL,
  -- Nothing in it counts any more from then on.
  kept_until BIGINT NOT NULL
);
CREATE INDEX mailboxes_by_end ON mailboxes (kept_until);

-- 1 where a mail waits for its time because its mailbox was sent enough: unlike other mails that were never tried.
ALTER TABLE outbox ADD COLUMN held BIGINT NOT NULL DEFAULT 0;
