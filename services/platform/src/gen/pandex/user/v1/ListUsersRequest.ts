// Original file: protos/pandex/user/v1/user.proto

import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from '../../../pandex/common/v1/Page.ts';
import type { Long } from '@grpc/proto-loader';

export interface ListUsersRequest {
  'page'?: (_pandex_common_v1_Page | null);
  'q'?: (string);
  'role'?: (string);
  'status'?: (string);
  'vip'?: (string);
  'ids'?: (number | string | Long)[];
}

export interface ListUsersRequest__Output {
  'page': (_pandex_common_v1_Page__Output | null);
  'q': (string);
  'role': (string);
  'status': (string);
  'vip': (string);
  'ids': (number)[];
}
