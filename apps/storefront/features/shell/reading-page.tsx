import { SiteFooter } from '../../components/site-footer';
import styles from './reading-page.module.css';

/** What is read in the shop's frame: texts of the law, the contact. The gateway writes it as HTML, and the scripts leave it as it is. */
export function ReadingPage({ article }: { article: string }) {
  return (
    <>
      <main className={`wrap ${styles.page}`} id="obsah" tabIndex={-1} dangerouslySetInnerHTML={{ __html: article }} />
      <SiteFooter />
    </>
  );
}
