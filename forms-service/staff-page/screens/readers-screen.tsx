/** The page with the readers of the newsletter. */
import type { Reader, ReaderFigures, ReaderMonth } from '../../store/subscriptions.ts';
import { shownDate, shownMonth } from '../shown-times.ts';
import { Pager, shownRows, Typed } from '../staff-parts.tsx';

type ReadersProps = {
  page: number;
  readers: readonly Reader[];
  counts: ReaderFigures;
  /** The newest first. */
  months: readonly ReaderMonth[];
};

const SHOWN_MONTHS = 12;

/** How many readers joined and left in each month. */
function Months({ months }: Pick<ReadersProps, 'months'>) {
  return (
    <section className="card" aria-labelledby="months">
      <h2 id="months">Month by month</h2>
      {months.length === 0 ? (
        <p className="hint">Nobody has come or gone yet.</p>
      ) : (
        <table className="numbers">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">New</th>
              <th scope="col">Unsubscribed</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, joined, unsubscribed }) => (
              <tr key={month}>
                <th scope="row">{shownMonth(month)}</th>
                {[joined, unsubscribed].map((count, index) => (
                  <td key={index}>{count || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

export function Readers({ page, readers, counts, months }: ReadersProps) {
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
            <b>{value.toLocaleString('en')}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
      <div className="columns">
        <div className="side aside">
          <Months months={months.slice(0, SHOWN_MONTHS)} />
        </div>
        <section aria-labelledby="list">
          <div className="listHead">
            <h2 id="list">
              Addresses <small>{shownRows(page, counts.confirmed, 'reader', 'readers')}</small>
            </h2>
            {counts.confirmed > 0 && (
              <p className="exports">
                Download all readers: <a href="/readers.xlsx">Excel</a>,{' '}
                <a href="/readers.csv">CSV</a>
              </p>
            )}
          </div>
          {readers.length === 0 ? (
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
                {readers.map(({ email, confirmedAt }) => (
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
          <Pager
            page={page}
            total={counts.confirmed}
            what="readers"
            addressOf={(to) => `/readers?page=${to}`}
          />
        </section>
      </div>
    </>
  );
}
