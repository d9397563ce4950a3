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
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

interface Ordered {
  name: string;
  label: string;
}

const OrderedLine = ({ name, children }: { name: string; children: ReactNode }) => {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: name });
  return (
    <ListItem
      ref={setNodeRef}
      disablePadding
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      sx={{ bgcolor: 'background.paper', ...(isDragging && { zIndex: 1, boxShadow: 6 }) }}
    >
      <ListItemIcon
        ref={setActivatorNodeRef}
        {...listeners}
        sx={{ minWidth: 28, cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicator fontSize="small" />
      </ListItemIcon>
      {children}
    </ListItem>
  );
};

/** Dragging is for pointers, so its announcements are dropped: screen reader users have the buttons, which announce the new position. */
const SILENT = { container: document.createElement('div') };

interface OrderedLinesProps<Item extends Ordered> {
  lines: readonly Item[];
  onOrder: (names: string[]) => void;
  children: (line: Item) => ReactNode;
}

/** A list that can be reordered by dragging or with two buttons. */
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
        <List disablePadding>
          {lines.map((line, place) => (
            <OrderedLine key={line.name} name={line.name}>
              <ListItemText disableTypography sx={{ my: 0 }}>
                {children(line)}
              </ListItemText>
              {[
                { way: 'up', to: place - 1, Icon: KeyboardArrowUp },
                { way: 'down', to: place + 1, Icon: KeyboardArrowDown },
              ].map(({ way, to, Icon }) => (
                <IconButton
                  key={way}
                  size="small"
                  disabled={to < 0 || to === lines.length}
                  aria-label={translate(`list.move_${way}`, { column: line.label })}
                  onClick={() => move(place, to)}
                >
                  <Icon fontSize="small" />
                </IconButton>
              ))}
            </OrderedLine>
          ))}
        </List>
      </SortableContext>
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
    </DndContext>
  );
};
