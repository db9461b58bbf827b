// Original file: protos/pandex/task/v1/task.proto

import type { Item as _pandex_task_v1_Item, Item__Output as _pandex_task_v1_Item__Output } from '../../../pandex/task/v1/Item.ts';

export interface ItemList {
  'list'?: (_pandex_task_v1_Item)[];
  'total'?: (number);
  'counts'?: ({[key: string]: number});
}

export interface ItemList__Output {
  'list': (_pandex_task_v1_Item__Output)[];
  'total': (number);
  'counts': ({[key: string]: number});
}
