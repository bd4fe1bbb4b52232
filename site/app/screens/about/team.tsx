import about from 'content:about';
import team from 'content:team';
import ui from 'content:ui';
import { fill } from '../../collections/fill.ts';
import type { TeamMember } from '#render/content/schemas/team.schema.ts';
import { PhotoCredit } from '../../components/photo-credit/photo-credit.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { SampleMark } from '../../components/sample-mark/sample-mark.tsx';
import { Section } from '../../components/section/section.tsx';
import circles from '../../components/social-links/social-links.module.css';
import styles from './team.module.css';

/** A wall of portraits. The people are invented, and the page says so (ART.md section 6). */
export function Team() {
  const { title, text } = about.team;
  return (
    <Section id="team" title={title} text={text}>
      <ul className={styles.team}>
        {team.map((member) => (
          <li key={member.name} className={styles.member} data-reveal="section">
            <Member {...member} />
          </li>
        ))}
      </ul>
      <SampleMark />
    </Section>
  );
}

function Member({ name, role, bio, image, linkedin, email }: TeamMember) {
  return (
    <>
      <Picture
        picture={image}
        sizes="(width >= 1024px) min(13vw, 12rem), (width >= 768px) 28vw, 5.5rem"
        className={styles.portrait}
      />
      <div className={styles.plate}>
        <Fold
          head={
            <>
              <h3 translate="no">{name}</h3>
              <span className={styles.role}>{role}</span>
            </>
          }
        >
          <p className={styles.bio}>{bio}</p>
          {PHOTOGRAPHS && <PhotoCredit picture={image} />}
        </Fold>
        {(linkedin ?? email) && (
          <p className={circles.links} data-screen-only>
            {linkedin && (
              <a
                className={circles.link}
                href={linkedin}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${fill(ui.linkedinOf, { name })} ${ui.newTab}`}
              >
                <Icon name="linkedin" />
              </a>
            )}
            {email && (
              <a
                className={circles.link}
                href={`mailto:${email}`}
                aria-label={fill(ui.emailOf, { name })}
              >
                <Icon name="mail" />
              </a>
            )}
          </p>
        )}
      </div>
    </>
  );
}
