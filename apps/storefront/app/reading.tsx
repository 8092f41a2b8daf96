import { pageParts } from '@fenestra/i18n/texts/text-parts';
import { PageFrame } from '../features/shell/page-frame';
import { ReadingPage } from '../features/shell/reading-page';
import { renderPage } from './render-page';

/* Texts can be read before any script is here; what is around them works once it is. */
const article = document.getElementById('obsah')?.innerHTML ?? '';

void renderPage(
  <PageFrame>
    <ReadingPage article={article} />
  </PageFrame>,
  pageParts.reading,
  true,
);
