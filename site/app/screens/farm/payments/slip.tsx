import payments from 'content:payments';
import shared from '../farm-shared.module.css';
import styles from './payments.module.css';

type SlipContent = (typeof payments.crops)[string]['slips'][number];

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Shillings as on a slip; a deduction has a minus sign, not a hyphen. */
const shillings = (amount: number): string =>
  amount.toLocaleString(LOCALE, DIGITS).replace('-', '−');

/** An example of a pay slip: a line for each amount, then the payment. */
export function Slip({ slip: { title, lines, paid, how } }: { slip: SlipContent }) {
  const { labels, example } = payments;
  return (
    <article className={`${shared.slip} ${styles.slip}`}>
      <h3>{title}</h3>
      <p className={shared.small}>{example}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{labels.what}</th>
            <th scope="col">{labels.sum}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, quantity, unit, price, amount }) => (
            <tr key={label}>
              <th scope="row">
                <span>{label}</span>{' '}
                {quantity !== undefined && price !== undefined && (
                  <span className={shared.small}>
                    {`${quantity.toLocaleString(LOCALE)} ${unit ?? ''} × ${labels.currency} ${shillings(price)}`}
                  </span>
                )}
              </th>
              <td>{shillings(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.paid}</th>
            <td>{shillings(paid)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{how}</p>
    </article>
  );
}
