import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { request } from '@turntable/declare/api/httpClient.ts';
import { actionKey } from '@turntable/declare/define/textKeys.ts';
import { useErrorText } from '@turntable/declare/ui/useErrorText.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Decision } from '../../../contract/moderation/adminCalls.ts';
import { UNDO_SECONDS } from '../../../contract/moderation/toFix.ts';
import { adminCars } from '../../../contract/vehicles/adminCalls.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import { useVehicleNews } from '../processing/pollVehicle.ts';

type Decided = (car: Pick<Car, 'id' | 'vehicle_name'>, decision: Decision) => void;

const TOASTS: Readonly<Record<Decision, string>> = {
  approved: 'catalogue.vehicle_approved',
  to_fix: actionKey('adminCars', 'toFix', 'done'),
};

interface UndoToastProps {
  car: Pick<Car, 'id' | 'vehicle_name'>;
  decision: Decision;
}

/** A decision that the server has stored, and for ten seconds the button that undoes it. */
const UndoToast = ({ car, decision }: UndoToastProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const errorText = useErrorText();
  const news = useVehicleNews(car.id);
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const timer = window.setTimeout(() => setOpen(false), UNDO_SECONDS * 1000);
    return () => window.clearTimeout(timer);
  }, []);
  const undo = async () => {
    setOpen(false);
    try {
      const { data } = await request(adminCars.undoDecision, {
        params: { id: car.id },
        body: { moderation: decision },
      });
      news.show(data); // its page may not be shown with the decision
      notify('pages.moderation.undone', { type: 'success' });
      navigate(`/adminCars/${car.id}`);
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
    refresh();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <div>
        <strong>{car.vehicle_name}</strong>
        <br />
        <span>{translate(TOASTS[decision])}</span>
      </div>
      {isOpen && (
        <Button size="small" color="inherit" variant="outlined" onClick={undo}>
          {translate('pages.moderation.undo')}
        </Button>
      )}
    </Box>
  );
};

/** Returns a function that shows a decision with a button to undo it, and reads everything on the screen again. */
export const useDecided = (): Decided => {
  const notify = useNotify();
  const refresh = useRefresh();
  return useCallback(
    (car, decision) => {
      notify(<UndoToast car={car} decision={decision} />, {
        type: 'success',
        autoHideDuration: UNDO_SECONDS * 1000,
      });
      refresh();
    },
    [notify, refresh],
  );
};

/** Returns a function that approves a vehicle, and shows why if that fails. While a request is running, further calls do nothing. */
export const useApproval = (onDecided: Decided) => {
  const notify = useNotify();
  const errorText = useErrorText();
  const isSending = useRef(false);
  return async (car: Car): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await request(adminCars.approve, { params: { id: car.id } });
      onDecided(car, 'approved');
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    } finally {
      isSending.current = false;
    }
  };
};
