import type { Words } from '@fenestra/domain/drawing/words';
import type { AccessoriesTexts } from './accessories';
import type { AssemblyTexts } from './assembly';
import type { BarsTexts } from './bars';
import type { BreakdownTexts } from './breakdown';
import type { CartTexts } from './cart';
import type { CheckoutTexts } from './checkout';
import type { ChoiceTexts } from './choice';
import type { ColourTexts } from './colour';
import type { ComparisonTexts } from './comparison';
import type { ConfiguratorTexts } from './configurator';
import type { ConfirmationTexts } from './confirmation-mail';
import type { DimensionsTexts } from './dimensions';
import type { DoorTexts } from './door';
import type { WireErrorTexts } from './errors';
import type { FamiliesTexts } from './families';
import type { GlazingTexts } from './glazing';
import type { FittingsTexts } from './fittings';
import type { KindsTexts } from './kinds';
import type { LegalTexts } from './legal';
import type { LightTexts } from './light';
import type { NumberFieldTexts } from './number-field';
import type { OfferTexts } from './offer';
import type { OpeningTexts } from './opening';
import type { PartsTexts } from './parts';
import type { Paths } from './paths';
import type { PostcodeTexts } from './postcode';
import type { ProfileTexts } from './profile';
import type { RecapTexts } from './recap';
import type { RefusalTexts } from './refusal';
import type { RoomTexts } from './room';
import type { SameAgainTexts } from './same-again';
import type { SessionTexts } from './session';
import type { SavedTexts } from './saved';
import type { ShellTexts } from './shell';
import type { SizeQuestionTexts } from './size-questions';
import type { StartPageTexts } from './start';
import type { Titles } from './titles';
import type { WireNames } from './wire-names';

/** What the pages say: what a visitor loads of a language (I18N-01). */
export type PageTexts = {
  readonly accessories: AccessoriesTexts;
  readonly assembly: AssemblyTexts;
  readonly bars: BarsTexts;
  readonly breakdown: BreakdownTexts;
  readonly cart: CartTexts;
  readonly checkout: CheckoutTexts;
  readonly choice: ChoiceTexts;
  readonly colour: ColourTexts;
  readonly comparison: ComparisonTexts;
  readonly configurator: ConfiguratorTexts;
  /** The currency is a text like any other (I18N-02, FMT-05). */
  readonly currency: string;
  readonly dimensions: DimensionsTexts;
  readonly door: DoorTexts;
  /** What a drawing shows, told for those who do not see it. */
  readonly drawing: Words;
  readonly errors: WireErrorTexts;
  readonly families: FamiliesTexts;
  readonly glazing: GlazingTexts;
  readonly fittings: FittingsTexts;
  readonly kinds: KindsTexts;
  readonly legal: LegalTexts;
  readonly light: LightTexts;
  readonly numberField: NumberFieldTexts;
  readonly opening: OpeningTexts;
  readonly parts: PartsTexts;
  readonly paths: Paths;
  readonly postcode: PostcodeTexts;
  readonly profile: ProfileTexts;
  readonly recap: RecapTexts;
  readonly refusal: RefusalTexts;
  readonly room: RoomTexts;
  readonly sameAgain: SameAgainTexts;
  readonly session: SessionTexts;
  readonly saved: SavedTexts;
  readonly shell: ShellTexts;
  readonly sizeQuestions: SizeQuestionTexts;
  readonly start: StartPageTexts;
  readonly titles: Titles;
};

/** Everything that is said in a language; a text that one of them lacks does not compile. */
export type Texts = PageTexts & {
  readonly confirmationMail: ConfirmationTexts;
  readonly offer: OfferTexts;
  readonly wireNames: WireNames;
};
