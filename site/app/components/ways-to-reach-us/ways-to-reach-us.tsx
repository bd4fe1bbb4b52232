import contact from 'content:contact';
import site from 'content:site';

type WaysToReachUsProps = {
  /** How to send a short message: `sms` needs no internet. */
  message: 'whatsapp' | 'sms';
};

/** Telephone, message and mail, shown instead of a page or a form that did not work. */
export function WaysToReachUs({ message }: WaysToReachUsProps) {
  return (
    <div className="ways">
      <h2>{contact.info.phone}</h2>
      <a href={site.phone.call} className="number" translate="no">
        {site.phone.display}
      </a>
      <ul className="others">
        <li>
          <a href={site.phone[message]}>{contact.info[message]}</a>
        </li>
        <li>
          <a href={`mailto:${site.emails.info}`} translate="no">
            {site.emails.info}
          </a>
        </li>
      </ul>
      <p>{site.hours.short}</p>
    </div>
  );
}
