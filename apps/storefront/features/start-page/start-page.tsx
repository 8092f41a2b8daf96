import { allMarks, ProfileSection } from '../../components/profile-section';
import { useTexts } from '../../lib/shop/texts';
import { PriceBasis } from '../../components/price-basis';
import { SiteFooter } from '../../components/site-footer';
import { Accessories } from './accessories';
import { Families } from './families';
import styles from './start-page.module.css';
import { StockTable } from './stock-table';

/** The shop root: everything that is sold, what lies in stock, and how it goes (OPEN-Q-01). */
export function StartPage() {
  const texts = useTexts('start');
  return (
    <>
      <main id="obsah" tabIndex={-1}>
        <div className={`wrap ${styles.intro}`} id="okna">
          <h1>{texts.heading}</h1>
          <div>
            <p>{texts.lead}</p>
            <p className={styles.basis}>
              <PriceBasis />
            </p>
          </div>
        </div>
        <Families />
        <StockTable />
        <Accessories />
        <Steps />
        <ProfileBand />
        <Measuring />
      </main>
      <SiteFooter />
    </>
  );
}

function Steps() {
  const texts = useTexts('start');
  return (
    <section className={styles.band} id="jak-to-chodi">
      <div className="wrap">
        <h2>{texts.stepsHeading}</h2>
        <ol className={styles.steps}>
          {texts.steps.map(({ title, text }, i) => (
            <li key={title}>
              <span className={styles.position}>{i + 1}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function ProfileBand() {
  const texts = useTexts('start');
  return (
    <section className={`${styles.band} ${styles.paper}`}>
      <div className={`wrap ${styles.profile}`}>
        <div className={styles.section}>
          <ProfileSection chambers={6} seals={3} title={texts.profileDrawing} marked={allMarks} />
        </div>
        <div>
          <h2>{texts.profileHeading}</h2>
          <p className={styles.profileLead}>{texts.profileLead}</p>
          <table className={styles.parts}>
            <tbody>
              {texts.profileParts.map(({ part, value }, i) => (
                <tr key={part}>
                  <th scope="row">
                    <span className={styles.position}>{i + 1}</span>
                    {part}
                  </th>
                  <td className="num">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

function Measuring() {
  const texts = useTexts('start');
  return (
    <section className={`${styles.band} ${styles.paper}`} id="jak-merit">
      <div className="wrap">
        <h2>{texts.measureHeading}</h2>
        <p className={styles.profileLead}>{texts.measureLead}</p>
        <dl className={styles.measures}>
          {texts.measures.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
