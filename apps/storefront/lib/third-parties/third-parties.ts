import { type ThirdParties, thirdPartiesMeta } from '@fenestra/contracts/third-parties';

const written = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${thirdPartiesMeta}"]`)?.content;

/** Whether there is anything to consent to. */
export const hasThirdParties = (): boolean => written() !== undefined;

/** Whose scripts the gateway lets this page load once its visitor agrees. */
export const thirdParties = (): ThirdParties => JSON.parse(written() ?? '{}') as ThirdParties;
