import { pageParts } from '@fenestra/i18n/texts/text-parts';
import { PageFrame } from '../features/shell/page-frame';
import { StartPage } from '../features/start-page/start-page';
import { renderPage } from './render-page';

void renderPage(
  <PageFrame>
    <StartPage />
  </PageFrame>,
  pageParts['/'],
  true,
);
