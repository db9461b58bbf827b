// Original file: protos/pandex/task/v1/task.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';

export interface ListJobsRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'kind'?: (string);
  'status'?: (string);
}

export interface ListJobsRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'kind': (string);
  'status': (string);
}
