import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Avatar from '@mui/material/Avatar';
import type { ReactNode } from 'react';

const pictureSx = {
  color: 'text.disabled',
  bgcolor: 'action.hover',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
};

interface ThumbnailProps {
  src: string | null;
  /** In pixels, or a CSS size. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  /** The placeholder for a missing picture. */
  outline?: ReactNode;
}

/** A picture in its given space, or a placeholder. */
export const Thumbnail = ({
  src,
  width = 64,
  height = 44,
  outline = <ImageOutlined aria-hidden="true" />,
}: ThumbnailProps) => (
  <Avatar component="span" variant="rounded" style={{ width, height }} sx={pictureSx}>
    {src ? <img src={src} alt="" loading="lazy" decoding="async" /> : outline}
  </Avatar>
);
