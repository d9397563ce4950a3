import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { IconOnly } from '../buttons.ts';
import { moveColumn } from './moveColumn.ts';

/** A column in the panel. */
export interface ColumnLine {
  name: string;
  label: string;
  isShown: boolean;
  /** Cannot be hidden. */
  isFixed: boolean;
  onShow: (isShown: boolean) => void;
}

const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'flex', alignItems: 'center', height: 36, borderRadius: 6, backgroundColor: theme.palette.background.paper },
  '& li.lifted': { position: 'relative', zIndex: 1, boxShadow: '0 4px 14px rgb(0 0 0 / 25%)' },
  '& label': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 8, height: '100%', cursor: 'pointer' },
  '& input': { width: 18, height: 18, margin: 0, accentColor: theme.palette.primary.main },
  '& .grip': { cursor: 'grab', touchAction: 'none' },
}));

interface LineProps {
  line: ColumnLine;
  place: number;
  count: number;
  onMove: (place: number) => void;
}

const Line = ({ line, place, count, onMove }: LineProps) => {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id: line.name });
  const column = line.label;
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'lifted' : undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <IconOnly
        type="button"
        className="grip"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={translate('list.drag_column', { column })}
      >
        <DragIndicator />
      </IconOnly>
      <label>
        <input type="checkbox" checked={line.isShown} disabled={line.isFixed} onChange={({ target }) => line.onShow(target.checked)} />
        {column}
      </label>
      <IconOnly type="button" disabled={place === 0} aria-label={translate('list.move_up', { column })} onClick={() => onMove(place - 1)}>
        <KeyboardArrowUp />
      </IconOnly>
      <IconOnly
        type="button"
        disabled={place === count - 1}
        aria-label={translate('list.move_down', { column })}
        onClick={() => onMove(place + 1)}
      >
        <KeyboardArrowDown />
      </IconOnly>
    </li>
  );
};

interface ColumnLinesProps {
  lines: readonly ColumnLine[];
  onOrder: (names: string[]) => void;
}

/** The columns to switch and to order: by dragging, by keyboard, or with two buttons. */
const ColumnLines = ({ lines, onOrder }: ColumnLinesProps) => {
  const translate = useTranslate();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const names = lines.map(({ name }) => name);
  const placeOf = (id: string | number) => names.indexOf(String(id));
  const say = (event: string, id: string | number, over?: string | number) =>
    translate(`list.dragging.${event}`, { column: lines[placeOf(id)]?.label ?? '', place: over === undefined ? '' : placeOf(over) + 1 });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('lifted', active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onOrder(moveColumn(names, String(active.id), placeOf(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: translate('list.dragging.hint') } }}
      onDragEnd={drop}
    >
      <SortableContext items={names} strategy={verticalListSortingStrategy}>
        <Lines>
          {lines.map((line, place) => (
            <Line
              key={line.name}
              line={line}
              place={place}
              count={lines.length}
              onMove={(to) => onOrder(moveColumn(names, line.name, to))}
            />
          ))}
        </Lines>
      </SortableContext>
    </DndContext>
  );
};

export default ColumnLines;
