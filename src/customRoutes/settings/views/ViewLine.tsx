import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { angles } from '../../../../contract/calls/angles.ts';
import { SILHOUETTE_BOX } from '../../../../contract/entities/angle.ts';
import { limitsOf } from '../../../api/callLimits.ts';
import type { View } from './companyViews.ts';
import type { BannerChoice } from './useBanners.ts';

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '150px minmax(180px, 1fr) auto',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '10px 4px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& .view': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    fontSize: 14,
    fontWeight: 600,
    hyphens: 'auto',
  },
  '& svg': {
    flex: 'none',
    width: 48,
    height: 36,
    fill: 'none',
    stroke: theme.palette.text.secondary,
    strokeWidth: 12,
  },
  '& textarea, & select': {
    font: 'inherit',
    fontSize: 14,
    padding: '7px 10px',
    borderRadius: 8,
    border: `1px solid ${theme.palette.text.secondary}`,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
  },
  '& textarea': {
    width: '100%',
    minHeight: 52,
    resize: 'vertical',
    display: 'block',
    boxSizing: 'border-box',
  },
  '& select': { maxWidth: 180, height: 36 },
  '& .wishes': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 14px' },
  '& .wishes label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 36,
    fontSize: 14,
    cursor: 'pointer',
  },
  '& .wishes input': { width: 18, height: 18, margin: 0, accentColor: theme.palette.primary.main },
  '@media (max-width: 899.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** As long as the contract lets a comment be. */
const COMMENT_LENGTH = limitsOf(angles.save).comment?.maxLength;

const FLAGS = ['selected', 'show_logo', 'show_banner'] as const;

interface ViewLineProps {
  view: View;
  /** In the user's language. */
  name: string;
  /** Where the form holds it. */
  source: string;
  banners: readonly BannerChoice[];
}

/** A view: what the photographer should mind, whether it is photographed, and what appears on its finished picture. */
export const ViewLine = ({ view, name, source, banners }: ViewLineProps) => {
  const translate = useTranslate();
  const { register } = useFormContext();
  return (
    <Line>
      <span className="view">
        <svg
          viewBox={`0 0 ${SILHOUETTE_BOX.width} ${SILHOUETTE_BOX.height}`}
          aria-hidden="true"
          focusable="false"
        >
          <path d={view.silhouette} />
        </svg>
        {name}
      </span>
      <textarea
        rows={2}
        maxLength={COMMENT_LENGTH}
        aria-label={`${translate('settings.views.comment')}: ${name}`}
        placeholder={translate('settings.views.comment_hint')}
        {...register(`${source}.comment`)}
      />
      <span className="wishes">
        {FLAGS.map((flag) => (
          <label key={flag}>
            <input
              type="checkbox"
              aria-label={`${translate(`settings.views.${flag}`)}: ${name}`}
              {...register(`${source}.${flag}`)}
            />
            {translate(`settings.views.${flag}`)}
          </label>
        ))}
        {banners.length > 0 && (
          <select
            aria-label={`${translate('settings.views.banner_id')}: ${name}`}
            {...register(`${source}.banner_id`, {
              setValueAs: (id) => (id === '' ? '' : Number(id)),
            })}
          >
            <option value="">{translate('settings.views.banner_of_look')}</option>
            {banners.map((banner) => (
              <option key={banner.id} value={banner.id}>
                {banner.name}
              </option>
            ))}
          </select>
        )}
      </span>
    </Line>
  );
};
