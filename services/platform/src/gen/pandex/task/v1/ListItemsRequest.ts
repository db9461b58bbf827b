// Original file: protos/pandex/task/v1/task.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';
import type { ItemFilter as _pandex_task_v1_ItemFilter, ItemFilter__Output as _pandex_task_v1_ItemFilter__Output } from '../../../pandex/task/v1/ItemFilter.ts';

export interface ListItemsRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'filter'?: (_pandex_task_v1_ItemFilter | null);
}

export interface ListItemsRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'filter': (_pandex_task_v1_ItemFilter__Output | null);
}
