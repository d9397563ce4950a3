import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import DragIndicator from '@mui/icons-material/DragIndicator';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { IconOnly } from '../buttons.tsx';

const OrderedList = styled('ul')(({ theme }) => ({
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
  '& .grip': { display: 'flex', padding: 4, cursor: 'grab', touchAction: 'none' },
}));

interface Ordered {
  name: string;
  label: string;
}

const OrderedLine = ({ name, children }: { name: string; children: ReactNode }) => {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: name });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'lifted' : undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <span className="grip" ref={setActivatorNodeRef} {...listeners}>
        <DragIndicator color="action" fontSize="small" />
      </span>
      {children}
    </li>
  );
};

/** Dragging is for pointers, so its announcements go nowhere: screen readers have the buttons, which say where a line is then. */
const SILENT = { container: document.createElement('div') };

interface OrderedLinesProps<Item extends Ordered> {
  lines: readonly Item[];
  onOrder: (names: string[]) => void;
  children: (line: Item) => ReactNode;
}

/** Lines to put into an order: by dragging, or with two buttons. */
export const OrderedLines = <Item extends Ordered>(props: OrderedLinesProps<Item>) => {
  const { lines, onOrder, children } = props;
  const translate = useTranslate();
  const [said, setSaid] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const names = lines.map(({ name }) => name);
  const move = (from: number, to: number) => {
    onOrder(arrayMove(names, from, to));
    setSaid(translate('list.moved', { column: lines[from]?.label, place: to + 1 }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      move(names.indexOf(String(active.id)), names.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={SILENT}
      onDragEnd={drop}
    >
      <SortableContext items={names} strategy={verticalListSortingStrategy}>
        <OrderedList>
          {lines.map((line, place) => (
            <OrderedLine key={line.name} name={line.name}>
              <div className="line">{children(line)}</div>
              {[
                { way: 'up', to: place - 1, Icon: KeyboardArrowUp },
                { way: 'down', to: place + 1, Icon: KeyboardArrowDown },
              ].map(({ way, to, Icon }) => (
                <IconOnly
                  key={way}
                  type="button"
                  disabled={to < 0 || to === lines.length}
                  aria-label={translate(`list.move_${way}`, { column: line.label })}
                  onClick={() => move(place, to)}
                >
                  <Icon />
                </IconOnly>
              ))}
            </OrderedLine>
          ))}
        </OrderedList>
      </SortableContext>
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
    </DndContext>
  );
};
