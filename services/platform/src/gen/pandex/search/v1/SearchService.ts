// Original file: protos/pandex/search/v1/search.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { SearchDiskReply as _pandex_search_v1_SearchDiskReply, SearchDiskReply__Output as _pandex_search_v1_SearchDiskReply__Output } from '../../../pandex/search/v1/SearchDiskReply.ts';
import type { SearchDiskRequest as _pandex_search_v1_SearchDiskRequest, SearchDiskRequest__Output as _pandex_search_v1_SearchDiskRequest__Output } from '../../../pandex/search/v1/SearchDiskRequest.ts';

export interface SearchServiceClient extends grpc.Client {
  SearchDisk(argument: _pandex_search_v1_SearchDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  SearchDisk(argument: _pandex_search_v1_SearchDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  SearchDisk(argument: _pandex_search_v1_SearchDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  SearchDisk(argument: _pandex_search_v1_SearchDiskRequest, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  searchDisk(argument: _pandex_search_v1_SearchDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  searchDisk(argument: _pandex_search_v1_SearchDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  searchDisk(argument: _pandex_search_v1_SearchDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  searchDisk(argument: _pandex_search_v1_SearchDiskRequest, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  
}

export interface SearchServiceHandlers extends grpc.UntypedServiceImplementation {
  SearchDisk: grpc.handleUnaryCall<_pandex_search_v1_SearchDiskRequest__Output, _pandex_search_v1_SearchDiskReply>;
  
}

export interface SearchServiceDefinition extends grpc.ServiceDefinition {
  SearchDisk: MethodDefinition<_pandex_search_v1_SearchDiskRequest, _pandex_search_v1_SearchDiskReply, _pandex_search_v1_SearchDiskRequest__Output, _pandex_search_v1_SearchDiskReply__Output>
}
