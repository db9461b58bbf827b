import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { BulkFailure as _pandex_common_v1_BulkFailure, BulkFailure__Output as _pandex_common_v1_BulkFailure__Output } from './pandex/common/v1/BulkFailure.ts';
import type { BulkReply as _pandex_common_v1_BulkReply, BulkReply__Output as _pandex_common_v1_BulkReply__Output } from './pandex/common/v1/BulkReply.ts';
import type { Ids as _pandex_common_v1_Ids, Ids__Output as _pandex_common_v1_Ids__Output } from './pandex/common/v1/Ids.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    common: {
      v1: {
        BulkFailure: MessageTypeDefinition<_pandex_common_v1_BulkFailure, _pandex_common_v1_BulkFailure__Output>
        BulkReply: MessageTypeDefinition<_pandex_common_v1_BulkReply, _pandex_common_v1_BulkReply__Output>
        Ids: MessageTypeDefinition<_pandex_common_v1_Ids, _pandex_common_v1_Ids__Output>
      }
    }
  }
}

