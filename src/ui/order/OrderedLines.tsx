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
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { IconOnly } from '../buttons.tsx';

const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    borderRadius: 6,
    backgroundColor: theme.palette.background.paper,
  },
  '& > li.lifted': { position: 'relative', zIndex: 1, boxShadow: '0 4px 14px rgb(0 0 0 / 25%)' },
  '& > li > .line': { flex: 1, minWidth: 0 },
  '& .grip': { cursor: 'grab', touchAction: 'none' },
}));

interface Ordered {
  name: string;
  label: string;
}

interface LineProps {
  line: Ordered;
  place: number;
  count: number;
  onMove: (place: number) => void;
  children: ReactNode;
}

const Line = ({ line: { name, label: column }, place, count, onMove, children }: LineProps) => {
  const translate = useTranslate();
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: name });
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
      <div className="line">{children}</div>
      <IconOnly
        type="button"
        disabled={place === 0}
        aria-label={translate('list.move_up', { column })}
        onClick={() => onMove(place - 1)}
      >
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

interface OrderedLinesProps<Item extends Ordered> {
  lines: readonly Item[];
  onOrder: (names: string[]) => void;
  children: (line: Item) => ReactNode;
}

/** Lines to put into an order: by dragging, by keyboard, or with two buttons. */
export const OrderedLines = <Item extends Ordered>({
  lines,
  onOrder,
  children,
}: OrderedLinesProps<Item>) => {
  const translate = useTranslate();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const names = lines.map(({ name }) => name);
  const placeOf = (id: string | number) => names.indexOf(String(id));
  const say = (event: string, id: string | number, over?: string | number) =>
    translate(`list.dragging.${event}`, {
      column: lines[placeOf(id)]?.label ?? '',
      place: over === undefined ? '' : placeOf(over) + 1,
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => say('lifted', active.id),
    onDragOver: ({ active, over }) => (over ? say('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      onOrder(arrayMove(names, placeOf(active.id), placeOf(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: translate('list.dragging.hint') },
      }}
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
              onMove={(to) => onOrder(arrayMove(names, place, to))}
            >
              {children(line)}
            </Line>
          ))}
        </Lines>
      </SortableContext>
    </DndContext>
  );
};
