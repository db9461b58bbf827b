// Original file: protos/pandex/task/v1/task.proto

import type { PreviewItem as _pandex_task_v1_PreviewItem, PreviewItem__Output as _pandex_task_v1_PreviewItem__Output } from '../../../pandex/task/v1/PreviewItem.ts';
import type { UnsupportedLine as _pandex_task_v1_UnsupportedLine, UnsupportedLine__Output as _pandex_task_v1_UnsupportedLine__Output } from '../../../pandex/task/v1/UnsupportedLine.ts';

export interface PreviewImportReply {
  'list'?: (_pandex_task_v1_PreviewItem)[];
  'total'?: (number);
  'unsupported'?: (_pandex_task_v1_UnsupportedLine)[];
}

export interface PreviewImportReply__Output {
  'list': (_pandex_task_v1_PreviewItem__Output)[];
  'total': (number);
  'unsupported': (_pandex_task_v1_UnsupportedLine__Output)[];
}
