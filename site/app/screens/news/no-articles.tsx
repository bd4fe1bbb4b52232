import news from 'content:news';
import { Picture } from '../../components/picture/picture.tsx';
import styles from './no-articles.module.css';

/** Says that there are no articles (section 2, News list). @param text the sentence; by default about a category */
export function NoArticles({ text = news.empty }: { text?: string }) {
  return (
    <div className={styles.empty}>
      <Picture
        className={styles.picture}
        picture={news.emptyPicture}
        sizes="(width >= 768px) 22rem, 80vw"
      />
      <p>{text}</p>
    </div>
  );
}
