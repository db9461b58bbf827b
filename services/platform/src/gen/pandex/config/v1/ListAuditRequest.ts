// Original file: protos/pandex/config/v1/config.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListAuditRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'action'?: (string);
  'from'?: (string);
  'to'?: (string);
  'after_id'?: (number | string | Long);
  'admin_ids'?: (number | string | Long)[];
  '_after_id'?: "after_id";
}

export interface ListAuditRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'action': (string);
  'from': (string);
  'to': (string);
  'after_id'?: (number);
  'admin_ids': (number)[];
}
