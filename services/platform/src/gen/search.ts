import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type { Hit as _pandex_search_v1_Hit, Hit__Output as _pandex_search_v1_Hit__Output } from './pandex/search/v1/Hit.ts';
import type { SearchDiskReply as _pandex_search_v1_SearchDiskReply, SearchDiskReply__Output as _pandex_search_v1_SearchDiskReply__Output } from './pandex/search/v1/SearchDiskReply.ts';
import type { SearchDiskRequest as _pandex_search_v1_SearchDiskRequest, SearchDiskRequest__Output as _pandex_search_v1_SearchDiskRequest__Output } from './pandex/search/v1/SearchDiskRequest.ts';
import type { SearchServiceClient as _pandex_search_v1_SearchServiceClient, SearchServiceDefinition as _pandex_search_v1_SearchServiceDefinition } from './pandex/search/v1/SearchService.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new(...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  pandex: {
    search: {
      v1: {
        Hit: MessageTypeDefinition<_pandex_search_v1_Hit, _pandex_search_v1_Hit__Output>
        SearchDiskReply: MessageTypeDefinition<_pandex_search_v1_SearchDiskReply, _pandex_search_v1_SearchDiskReply__Output>
        SearchDiskRequest: MessageTypeDefinition<_pandex_search_v1_SearchDiskRequest, _pandex_search_v1_SearchDiskRequest__Output>
        SearchService: SubtypeConstructor<typeof grpc.Client, _pandex_search_v1_SearchServiceClient> & { service: _pandex_search_v1_SearchServiceDefinition }
      }
    }
  }
}

