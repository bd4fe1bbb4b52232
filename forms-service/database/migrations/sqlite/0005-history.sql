-- A further state, "junk". A table whose CHECK changes would have to be rebuilt, and dropping the old one would delete
-- the rows that refer to it. A column takes its CHECK with it when it goes, and ids, indexes and references stay.
-- Only the index of migration 0003 names the column; it is made anew.
DROP INDEX IF EXISTS submissions_by_state;
ALTER TABLE submissions RENAME COLUMN state TO old_state;
ALTER TABLE submissions ADD COLUMN state TEXT NOT NULL DEFAULT 'new'
  CHECK (state IN ('new', 'quarantined', 'answered', 'junk'));
UPDATE submissions SET state = old_state;
ALTER TABLE submissions DROP COLUMN old_state;
CREATE INDEX submissions_by_state ON submissions (state, received_at);
-- Grows with every change of state: who changes something says which version they saw.
ALTER TABLE submissions ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
-- What staff did with a submission, and their notes. Rows are only added.
CREATE TABLE history (
  id TEXT NOT NULL PRIMARY KEY,
  submission_id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
  happened_at INTEGER NOT NULL,
  what TEXT NOT NULL CHECK (what IN ('answered', 'reopened', 'junk', 'released', 'note')),
  -- The name of a person of staff, if it is known.
  who TEXT,
  state_before TEXT NOT NULL,
  note TEXT
) STRICT;
CREATE INDEX history_by_submission ON history (submission_id, happened_at);
-- The one note that was kept until now.
INSERT INTO history (id, submission_id, happened_at, what, who, state_before, note)
SELECT id, id, answered_at, 'answered', NULL, 'new', note FROM submissions WHERE answered_at IS NOT NULL;
