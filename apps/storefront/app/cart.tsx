import { PageFrame } from '../features/shell/page-frame';
import { renderPage } from './render-page';

renderPage(<PageFrame>{null}</PageFrame>);
