-- What all copies of the service see to, one of them at a time.
CREATE TABLE chores (
  name TEXT NOT NULL PRIMARY KEY,
  -- Whoever comes first from then on takes it.
  due_at INTEGER NOT NULL
) STRICT;
