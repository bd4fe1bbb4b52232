-- Newsletters are sent by another program (docs/newsletter.md), so nobody reads which article went to whom, and copies
-- that wait must not go out. The tables stay: a copy of the version before, which runs beside this one, still asks
-- them. When an address signed up and confirmed, the proof of its consent, is elsewhere and stays.
DELETE FROM newsletter_copies;
DELETE FROM newsletters;
DELETE FROM outbox WHERE template = 'newsletter-article' AND state <> 'sent';
