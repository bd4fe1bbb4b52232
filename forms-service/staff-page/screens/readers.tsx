/** Who reads the newsletter. */
import type { Reader, ReaderFigures } from '../../store/readers.ts';
import type { Part } from '../../store/submissions.ts';
import { shownDate } from '../nairobi.ts';
import { Pager, shownRows, Typed } from '../parts.tsx';

export type ReadersProps = { page: number; readers: Part<Reader>; counts: ReaderFigures };

export function Readers({ page, readers: { items, total }, counts }: ReadersProps) {
  const figures = [
    { value: counts.confirmed, label: 'confirmed' },
    { value: counts.joined, label: 'new in 30 days' },
    { value: counts.pending, label: 'not confirmed yet' },
  ];
  return (
    <>
      <h1>Readers</h1>
      <p className="lead">
        Everybody who asked for the newsletter and confirmed the address. Nobody else may be written
        to.
      </p>
      <ul className="tiles">
        {figures.map(({ value, label }) => (
          <li key={label}>
            <b>{value.toLocaleString('en')}</b> {label}
          </li>
        ))}
      </ul>
      <section aria-labelledby="list">
        <div className="listHead">
          <h2 id="list">
            Addresses <small>{shownRows(page, total, 'reader', 'readers')}</small>
          </h2>
          {total > 0 && (
            <p className="exports">
              Download all readers: <a href="/readers.xlsx">Excel</a>,{' '}
              <a href="/readers.csv">CSV</a>
            </p>
          )}
        </div>
        {items.length === 0 ? (
          <p className="nothing">Nobody has confirmed an address yet.</p>
        ) : (
          <table className="plain">
            <thead>
              <tr>
                <th scope="col">Address</th>
                <th scope="col">Since</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ email, confirmedAt }) => (
                <tr key={email}>
                  <td>
                    <Typed text={email} />
                  </td>
                  <td>{shownDate(confirmedAt)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Pager page={page} total={total} what="readers" addressOf={(to) => `/readers?page=${to}`} />
      </section>
    </>
  );
}
