import type { Handlers } from '@turntable/declare/server/http/contractRoutes.ts';
import type * as pictures from '../../../contract/looks/pictureCalls.ts';
import {
  type BackgroundRow,
  type BannerRow,
  type LicencePlateRow,
  type LogoRow,
  pictureForm,
  plateForm,
} from '../../../contract/looks/pictureRows.ts';
import type * as plates from '../../../contract/looks/plateCalls.ts';
import type { ServiceContext } from '../../services/shared/context.ts';
import { adminPicturesHandlers, companyPicturesHandlers, picturesHandlers } from './pictures.ts';

type Calls = typeof pictures & typeof plates;

/** Returns the handlers of backgrounds, logos, banners and licence plates, for every prefix. */
export const pictureGroups = (
  context: ServiceContext,
): { [Group in keyof Calls]: Handlers<Calls[Group]> } => ({
  // The database writes lists in the shape of each kind.
  backgrounds: picturesHandlers(context, 'background') as Handlers<Calls['backgrounds']>,
  logos: picturesHandlers(context, 'logo') as Handlers<Calls['logos']>,
  banners: picturesHandlers(context, 'banner'),
  plates: picturesHandlers(context, 'plate') as Handlers<Calls['plates']>,
  companyBackgrounds: companyPicturesHandlers<BackgroundRow>(context, 'background', pictureForm),
  companyLogos: companyPicturesHandlers<LogoRow>(context, 'logo', pictureForm),
  companyBanners: companyPicturesHandlers<BannerRow>(context, 'banner', pictureForm),
  adminCompanyBackgrounds: adminPicturesHandlers<BackgroundRow>(context, 'background', pictureForm),
  adminCompanyLogos: adminPicturesHandlers<LogoRow>(context, 'logo', pictureForm),
  adminCompanyBanners: adminPicturesHandlers<BannerRow>(context, 'banner', pictureForm),
  companyPlates: companyPicturesHandlers<LicencePlateRow>(context, 'plate', plateForm),
  adminCompanyPlates: adminPicturesHandlers<LicencePlateRow>(context, 'plate', plateForm),
});
