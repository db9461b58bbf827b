// Original file: protos/pandex/disk/v1/disk.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListForProgramsRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'by_id'?: (string);
  'enabled'?: (string);
  'status'?: (string);
  'last_id'?: (number | string | Long);
}

export interface ListForProgramsRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'by_id': (string);
  'enabled': (string);
  'status': (string);
  'last_id': (number);
}
