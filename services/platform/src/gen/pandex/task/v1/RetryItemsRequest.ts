// Original file: protos/pandex/task/v1/task.proto

import type { ItemFilter as _pandex_task_v1_ItemFilter, ItemFilter__Output as _pandex_task_v1_ItemFilter__Output } from '../../../pandex/task/v1/ItemFilter.ts';
import type { Long } from '@grpc/proto-loader';

export interface RetryItemsRequest {
  'ids'?: (number | string | Long)[];
  'filter'?: (_pandex_task_v1_ItemFilter | null);
  'preview'?: (boolean);
}

export interface RetryItemsRequest__Output {
  'ids': (number)[];
  'filter': (_pandex_task_v1_ItemFilter__Output | null);
  'preview': (boolean);
}
