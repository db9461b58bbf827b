// Original file: protos/pandex/task/v1/task.proto

import type { ProgressItem as _pandex_task_v1_ProgressItem, ProgressItem__Output as _pandex_task_v1_ProgressItem__Output } from '../../../pandex/task/v1/ProgressItem.ts';

export interface Progress {
  'total'?: (number);
  'counts'?: ({[key: string]: number});
  'items'?: (_pandex_task_v1_ProgressItem)[];
}

export interface Progress__Output {
  'total': (number);
  'counts': ({[key: string]: number});
  'items': (_pandex_task_v1_ProgressItem__Output)[];
}
