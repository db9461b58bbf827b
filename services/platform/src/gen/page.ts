import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from './pandex/common/v1/Empty.ts';
import type { Page as _pandex_common_v1_Page, Page__Output as _pandex_common_v1_Page__Output } from './pandex/common/v1/Page.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    common: {
      v1: {
        Empty: MessageTypeDefinition<_pandex_common_v1_Empty, _pandex_common_v1_Empty__Output>
        Page: MessageTypeDefinition<_pandex_common_v1_Page, _pandex_common_v1_Page__Output>
      }
    }
  }
}

