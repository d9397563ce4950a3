import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useTranslate } from 'ra-core';
import { Caption, Frame, Surface, Tile } from '../../../ui/tiles/tile.styles.ts';
import { usePageState } from '../actions.tsx';

/** The last place of the extra photos: one more. */
export const AddExtra = () => {
  const translate = useTranslate();
  const { chooseFiles } = usePageState();
  return (
    <Tile>
      <Frame isEmpty isChosen={false}>
        <Surface
          type="button"
          aria-label={translate('vehicle.photo.choose_for', {
            view: translate('vehicle.plan.extra'),
          })}
          onClick={() => chooseFiles('extra')}
        >
          <AddPhotoAlternateOutlined color="primary" sx={{ fontSize: 30 }} />
        </Surface>
      </Frame>
      <Caption>
        <strong>{translate('vehicle.plan.extra')}</strong>
      </Caption>
    </Tile>
  );
};
