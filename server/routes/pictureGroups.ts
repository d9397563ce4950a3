import type * as calls from '../../contract/calls/pictures.ts';
import { type BackgroundRow, type BannerRow, type LogoRow, pictureForm } from '../../contract/entities/lookAssets.ts';
import type { CarsContext } from '../services/carsContext.ts';
import type { Handlers } from './contractRoutes.ts';
import { adminPicturesHandlers, companyPicturesHandlers, picturesHandlers } from './pictures.ts';

/** Photo boxes, logos and banners, under every prefix. */
export const pictureGroups = (context: CarsContext): { [Group in keyof typeof calls]: Handlers<(typeof calls)[Group]> } => ({
  // Lists are written by the database in the shape of their own kind.
  backgrounds: picturesHandlers(context, 'background') as Handlers<typeof calls.backgrounds>,
  logos: picturesHandlers(context, 'logo') as Handlers<typeof calls.logos>,
  banners: picturesHandlers(context, 'banner'),
  companyBackgrounds: companyPicturesHandlers<BackgroundRow>(context, 'background', pictureForm),
  companyLogos: companyPicturesHandlers<LogoRow>(context, 'logo', pictureForm),
  companyBanners: companyPicturesHandlers<BannerRow>(context, 'banner', pictureForm),
  adminCompanyBackgrounds: adminPicturesHandlers<BackgroundRow>(context, 'background', pictureForm),
  adminCompanyLogos: adminPicturesHandlers<LogoRow>(context, 'logo', pictureForm),
  adminCompanyBanners: adminPicturesHandlers<BannerRow>(context, 'banner', pictureForm),
});
