import type people from 'content:people';
import { Picture } from '../picture/picture.tsx';
import styles from './person-card.module.css';

/** The person who answers about a subject: face, name, work and, if there is one, the mail address. */
export function PersonCard({ person }: { person: (typeof people)[number] }) {
  const { name, role, image, email } = person;
  return (
    <div className={styles.person}>
      <Picture picture={image} sizes="5rem" className={styles.face} />
      <p>
        <strong translate="no">{name}</strong>
        <br />
        <span>{role}</span>
        {email && (
          <>
            <br />
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
