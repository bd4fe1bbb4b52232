import about from 'content:about';
import styles from './purpose.module.css';

/** Mission and vision below one heading: the land before dawn, and the morning. */
export function Purpose() {
  const { missionTitle, mission, vision } = about;
  return (
    <section id="purpose" className={styles.purpose}>
      <h2 className={styles.title} data-reveal="section">
        {missionTitle}
      </h2>
      <div className={`${styles.poster} ${styles.mission}`}>
        <h3>{mission.title}</h3>
        <p className={styles.text}>{mission.text}</p>
      </div>
      <div className={`${styles.poster} ${styles.vision}`}>
        <h3>{vision.title}</h3>
        <p className={styles.text}>{vision.text}</p>
      </div>
    </section>
  );
}
