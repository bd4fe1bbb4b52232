import about from 'content:about';
import styles from './purpose.module.css';

/** Mission and vision side by side, on drawings of the land before dawn and in the morning. */
export function Purpose() {
  const { missionTitle, mission, vision } = about;
  return (
    <section id="purpose" className={styles.purpose}>
      <div className={`${styles.poster} ${styles.mission}`}>
        <h2 className={styles.title} data-reveal="section">
          {missionTitle}
        </h2>
        <div className={styles.words}>
          <h3>{mission.title}</h3>
          <p className={styles.text}>{mission.text}</p>
        </div>
      </div>
      <div className={`${styles.poster} ${styles.vision}`}>
        <div className={styles.words}>
          <h3>{vision.title}</h3>
          <p className={styles.text}>{vision.text}</p>
        </div>
      </div>
    </section>
  );
}
