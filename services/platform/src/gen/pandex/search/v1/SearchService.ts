// Original file: protos/pandex/search/v1/search.proto

import type * as grpc from '@grpc/grpc-js'
import type { MethodDefinition } from '@grpc/proto-loader'
import type { AliasProposal as _pandex_search_v1_AliasProposal, AliasProposal__Output as _pandex_search_v1_AliasProposal__Output } from '../../../pandex/search/v1/AliasProposal.ts';
import type { AliasProposalList as _pandex_search_v1_AliasProposalList, AliasProposalList__Output as _pandex_search_v1_AliasProposalList__Output } from '../../../pandex/search/v1/AliasProposalList.ts';
import type { ClearSearchedKeysReply as _pandex_search_v1_ClearSearchedKeysReply, ClearSearchedKeysReply__Output as _pandex_search_v1_ClearSearchedKeysReply__Output } from '../../../pandex/search/v1/ClearSearchedKeysReply.ts';
import type { ClearSearchedKeysRequest as _pandex_search_v1_ClearSearchedKeysRequest, ClearSearchedKeysRequest__Output as _pandex_search_v1_ClearSearchedKeysRequest__Output } from '../../../pandex/search/v1/ClearSearchedKeysRequest.ts';
import type { DecideAliasProposalRequest as _pandex_search_v1_DecideAliasProposalRequest, DecideAliasProposalRequest__Output as _pandex_search_v1_DecideAliasProposalRequest__Output } from '../../../pandex/search/v1/DecideAliasProposalRequest.ts';
import type { Empty as _pandex_common_v1_Empty, Empty__Output as _pandex_common_v1_Empty__Output } from '../../../pandex/common/v1/Empty.ts';
import type { FindRelatedReply as _pandex_search_v1_FindRelatedReply, FindRelatedReply__Output as _pandex_search_v1_FindRelatedReply__Output } from '../../../pandex/search/v1/FindRelatedReply.ts';
import type { FindRelatedRequest as _pandex_search_v1_FindRelatedRequest, FindRelatedRequest__Output as _pandex_search_v1_FindRelatedRequest__Output } from '../../../pandex/search/v1/FindRelatedRequest.ts';
import type { GetHotKeyRequest as _pandex_search_v1_GetHotKeyRequest, GetHotKeyRequest__Output as _pandex_search_v1_GetHotKeyRequest__Output } from '../../../pandex/search/v1/GetHotKeyRequest.ts';
import type { HotKeyInfo as _pandex_search_v1_HotKeyInfo, HotKeyInfo__Output as _pandex_search_v1_HotKeyInfo__Output } from '../../../pandex/search/v1/HotKeyInfo.ts';
import type { HotKeyList as _pandex_search_v1_HotKeyList, HotKeyList__Output as _pandex_search_v1_HotKeyList__Output } from '../../../pandex/search/v1/HotKeyList.ts';
import type { IndexSpace as _pandex_search_v1_IndexSpace, IndexSpace__Output as _pandex_search_v1_IndexSpace__Output } from '../../../pandex/search/v1/IndexSpace.ts';
import type { ListAliasProposalsRequest as _pandex_search_v1_ListAliasProposalsRequest, ListAliasProposalsRequest__Output as _pandex_search_v1_ListAliasProposalsRequest__Output } from '../../../pandex/search/v1/ListAliasProposalsRequest.ts';
import type { ListHotKeysRequest as _pandex_search_v1_ListHotKeysRequest, ListHotKeysRequest__Output as _pandex_search_v1_ListHotKeysRequest__Output } from '../../../pandex/search/v1/ListHotKeysRequest.ts';
import type { ListSearchedKeysRequest as _pandex_search_v1_ListSearchedKeysRequest, ListSearchedKeysRequest__Output as _pandex_search_v1_ListSearchedKeysRequest__Output } from '../../../pandex/search/v1/ListSearchedKeysRequest.ts';
import type { ListSubjectsRequest as _pandex_search_v1_ListSubjectsRequest, ListSubjectsRequest__Output as _pandex_search_v1_ListSubjectsRequest__Output } from '../../../pandex/search/v1/ListSubjectsRequest.ts';
import type { RebuildRef as _pandex_search_v1_RebuildRef, RebuildRef__Output as _pandex_search_v1_RebuildRef__Output } from '../../../pandex/search/v1/RebuildRef.ts';
import type { RebuildState as _pandex_search_v1_RebuildState, RebuildState__Output as _pandex_search_v1_RebuildState__Output } from '../../../pandex/search/v1/RebuildState.ts';
import type { RecordSearchesRequest as _pandex_search_v1_RecordSearchesRequest, RecordSearchesRequest__Output as _pandex_search_v1_RecordSearchesRequest__Output } from '../../../pandex/search/v1/RecordSearchesRequest.ts';
import type { SearchDiskReply as _pandex_search_v1_SearchDiskReply, SearchDiskReply__Output as _pandex_search_v1_SearchDiskReply__Output } from '../../../pandex/search/v1/SearchDiskReply.ts';
import type { SearchDiskRequest as _pandex_search_v1_SearchDiskRequest, SearchDiskRequest__Output as _pandex_search_v1_SearchDiskRequest__Output } from '../../../pandex/search/v1/SearchDiskRequest.ts';
import type { SearchLoad as _pandex_search_v1_SearchLoad, SearchLoad__Output as _pandex_search_v1_SearchLoad__Output } from '../../../pandex/search/v1/SearchLoad.ts';
import type { SearchSeries as _pandex_search_v1_SearchSeries, SearchSeries__Output as _pandex_search_v1_SearchSeries__Output } from '../../../pandex/search/v1/SearchSeries.ts';
import type { SearchedKey as _pandex_search_v1_SearchedKey, SearchedKey__Output as _pandex_search_v1_SearchedKey__Output } from '../../../pandex/search/v1/SearchedKey.ts';
import type { SearchedKeyList as _pandex_search_v1_SearchedKeyList, SearchedKeyList__Output as _pandex_search_v1_SearchedKeyList__Output } from '../../../pandex/search/v1/SearchedKeyList.ts';
import type { SeriesRequest as _pandex_common_v1_SeriesRequest, SeriesRequest__Output as _pandex_common_v1_SeriesRequest__Output } from '../../../pandex/common/v1/SeriesRequest.ts';
import type { ServiceStatus as _pandex_common_v1_ServiceStatus, ServiceStatus__Output as _pandex_common_v1_ServiceStatus__Output } from '../../../pandex/common/v1/ServiceStatus.ts';
import type { SubjectList as _pandex_search_v1_SubjectList, SubjectList__Output as _pandex_search_v1_SubjectList__Output } from '../../../pandex/search/v1/SubjectList.ts';
import type { SuggestReply as _pandex_search_v1_SuggestReply, SuggestReply__Output as _pandex_search_v1_SuggestReply__Output } from '../../../pandex/search/v1/SuggestReply.ts';
import type { SuggestRequest as _pandex_search_v1_SuggestRequest, SuggestRequest__Output as _pandex_search_v1_SuggestRequest__Output } from '../../../pandex/search/v1/SuggestRequest.ts';
import type { UpdateSearchedKeyRequest as _pandex_search_v1_UpdateSearchedKeyRequest, UpdateSearchedKeyRequest__Output as _pandex_search_v1_UpdateSearchedKeyRequest__Output } from '../../../pandex/search/v1/UpdateSearchedKeyRequest.ts';

export interface SearchServiceClient extends grpc.Client {
  CancelRebuild(argument: _pandex_search_v1_RebuildRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  CancelRebuild(argument: _pandex_search_v1_RebuildRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  CancelRebuild(argument: _pandex_search_v1_RebuildRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  CancelRebuild(argument: _pandex_search_v1_RebuildRef, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  cancelRebuild(argument: _pandex_search_v1_RebuildRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  cancelRebuild(argument: _pandex_search_v1_RebuildRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  cancelRebuild(argument: _pandex_search_v1_RebuildRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  cancelRebuild(argument: _pandex_search_v1_RebuildRef, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  
  ClearSearchedKeys(argument: _pandex_search_v1_ClearSearchedKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_ClearSearchedKeysReply__Output>): grpc.ClientUnaryCall;
  ClearSearchedKeys(argument: _pandex_search_v1_ClearSearchedKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_ClearSearchedKeysReply__Output>): grpc.ClientUnaryCall;
  ClearSearchedKeys(argument: _pandex_search_v1_ClearSearchedKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_ClearSearchedKeysReply__Output>): grpc.ClientUnaryCall;
  ClearSearchedKeys(argument: _pandex_search_v1_ClearSearchedKeysRequest, callback: grpc.requestCallback<_pandex_search_v1_ClearSearchedKeysReply__Output>): grpc.ClientUnaryCall;
  clearSearchedKeys(argument: _pandex_search_v1_ClearSearchedKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_ClearSearchedKeysReply__Output>): grpc.ClientUnaryCall;
  clearSearchedKeys(argument: _pandex_search_v1_ClearSearchedKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_ClearSearchedKeysReply__Output>): grpc.ClientUnaryCall;
  clearSearchedKeys(argument: _pandex_search_v1_ClearSearchedKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_ClearSearchedKeysReply__Output>): grpc.ClientUnaryCall;
  clearSearchedKeys(argument: _pandex_search_v1_ClearSearchedKeysRequest, callback: grpc.requestCallback<_pandex_search_v1_ClearSearchedKeysReply__Output>): grpc.ClientUnaryCall;
  
  DecideAliasProposal(argument: _pandex_search_v1_DecideAliasProposalRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_AliasProposal__Output>): grpc.ClientUnaryCall;
  DecideAliasProposal(argument: _pandex_search_v1_DecideAliasProposalRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_AliasProposal__Output>): grpc.ClientUnaryCall;
  DecideAliasProposal(argument: _pandex_search_v1_DecideAliasProposalRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_AliasProposal__Output>): grpc.ClientUnaryCall;
  DecideAliasProposal(argument: _pandex_search_v1_DecideAliasProposalRequest, callback: grpc.requestCallback<_pandex_search_v1_AliasProposal__Output>): grpc.ClientUnaryCall;
  decideAliasProposal(argument: _pandex_search_v1_DecideAliasProposalRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_AliasProposal__Output>): grpc.ClientUnaryCall;
  decideAliasProposal(argument: _pandex_search_v1_DecideAliasProposalRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_AliasProposal__Output>): grpc.ClientUnaryCall;
  decideAliasProposal(argument: _pandex_search_v1_DecideAliasProposalRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_AliasProposal__Output>): grpc.ClientUnaryCall;
  decideAliasProposal(argument: _pandex_search_v1_DecideAliasProposalRequest, callback: grpc.requestCallback<_pandex_search_v1_AliasProposal__Output>): grpc.ClientUnaryCall;
  
  FindRelated(argument: _pandex_search_v1_FindRelatedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_FindRelatedReply__Output>): grpc.ClientUnaryCall;
  FindRelated(argument: _pandex_search_v1_FindRelatedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_FindRelatedReply__Output>): grpc.ClientUnaryCall;
  FindRelated(argument: _pandex_search_v1_FindRelatedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_FindRelatedReply__Output>): grpc.ClientUnaryCall;
  FindRelated(argument: _pandex_search_v1_FindRelatedRequest, callback: grpc.requestCallback<_pandex_search_v1_FindRelatedReply__Output>): grpc.ClientUnaryCall;
  findRelated(argument: _pandex_search_v1_FindRelatedRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_FindRelatedReply__Output>): grpc.ClientUnaryCall;
  findRelated(argument: _pandex_search_v1_FindRelatedRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_FindRelatedReply__Output>): grpc.ClientUnaryCall;
  findRelated(argument: _pandex_search_v1_FindRelatedRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_FindRelatedReply__Output>): grpc.ClientUnaryCall;
  findRelated(argument: _pandex_search_v1_FindRelatedRequest, callback: grpc.requestCallback<_pandex_search_v1_FindRelatedReply__Output>): grpc.ClientUnaryCall;
  
  GetHotKey(argument: _pandex_search_v1_GetHotKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_HotKeyInfo__Output>): grpc.ClientUnaryCall;
  GetHotKey(argument: _pandex_search_v1_GetHotKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_HotKeyInfo__Output>): grpc.ClientUnaryCall;
  GetHotKey(argument: _pandex_search_v1_GetHotKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_HotKeyInfo__Output>): grpc.ClientUnaryCall;
  GetHotKey(argument: _pandex_search_v1_GetHotKeyRequest, callback: grpc.requestCallback<_pandex_search_v1_HotKeyInfo__Output>): grpc.ClientUnaryCall;
  getHotKey(argument: _pandex_search_v1_GetHotKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_HotKeyInfo__Output>): grpc.ClientUnaryCall;
  getHotKey(argument: _pandex_search_v1_GetHotKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_HotKeyInfo__Output>): grpc.ClientUnaryCall;
  getHotKey(argument: _pandex_search_v1_GetHotKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_HotKeyInfo__Output>): grpc.ClientUnaryCall;
  getHotKey(argument: _pandex_search_v1_GetHotKeyRequest, callback: grpc.requestCallback<_pandex_search_v1_HotKeyInfo__Output>): grpc.ClientUnaryCall;
  
  GetIndexSpace(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_IndexSpace__Output>): grpc.ClientUnaryCall;
  GetIndexSpace(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_IndexSpace__Output>): grpc.ClientUnaryCall;
  GetIndexSpace(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_IndexSpace__Output>): grpc.ClientUnaryCall;
  GetIndexSpace(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_search_v1_IndexSpace__Output>): grpc.ClientUnaryCall;
  getIndexSpace(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_IndexSpace__Output>): grpc.ClientUnaryCall;
  getIndexSpace(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_IndexSpace__Output>): grpc.ClientUnaryCall;
  getIndexSpace(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_IndexSpace__Output>): grpc.ClientUnaryCall;
  getIndexSpace(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_search_v1_IndexSpace__Output>): grpc.ClientUnaryCall;
  
  GetRebuild(argument: _pandex_search_v1_RebuildRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  GetRebuild(argument: _pandex_search_v1_RebuildRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  GetRebuild(argument: _pandex_search_v1_RebuildRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  GetRebuild(argument: _pandex_search_v1_RebuildRef, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  getRebuild(argument: _pandex_search_v1_RebuildRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  getRebuild(argument: _pandex_search_v1_RebuildRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  getRebuild(argument: _pandex_search_v1_RebuildRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  getRebuild(argument: _pandex_search_v1_RebuildRef, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  
  GetSearchLoad(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchLoad__Output>): grpc.ClientUnaryCall;
  GetSearchLoad(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SearchLoad__Output>): grpc.ClientUnaryCall;
  GetSearchLoad(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchLoad__Output>): grpc.ClientUnaryCall;
  GetSearchLoad(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_search_v1_SearchLoad__Output>): grpc.ClientUnaryCall;
  getSearchLoad(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchLoad__Output>): grpc.ClientUnaryCall;
  getSearchLoad(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SearchLoad__Output>): grpc.ClientUnaryCall;
  getSearchLoad(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchLoad__Output>): grpc.ClientUnaryCall;
  getSearchLoad(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_search_v1_SearchLoad__Output>): grpc.ClientUnaryCall;
  
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  GetServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  getServiceStatus(argument: _pandex_common_v1_Empty, callback: grpc.requestCallback<_pandex_common_v1_ServiceStatus__Output>): grpc.ClientUnaryCall;
  
  ListAliasProposals(argument: _pandex_search_v1_ListAliasProposalsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_AliasProposalList__Output>): grpc.ClientUnaryCall;
  ListAliasProposals(argument: _pandex_search_v1_ListAliasProposalsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_AliasProposalList__Output>): grpc.ClientUnaryCall;
  ListAliasProposals(argument: _pandex_search_v1_ListAliasProposalsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_AliasProposalList__Output>): grpc.ClientUnaryCall;
  ListAliasProposals(argument: _pandex_search_v1_ListAliasProposalsRequest, callback: grpc.requestCallback<_pandex_search_v1_AliasProposalList__Output>): grpc.ClientUnaryCall;
  listAliasProposals(argument: _pandex_search_v1_ListAliasProposalsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_AliasProposalList__Output>): grpc.ClientUnaryCall;
  listAliasProposals(argument: _pandex_search_v1_ListAliasProposalsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_AliasProposalList__Output>): grpc.ClientUnaryCall;
  listAliasProposals(argument: _pandex_search_v1_ListAliasProposalsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_AliasProposalList__Output>): grpc.ClientUnaryCall;
  listAliasProposals(argument: _pandex_search_v1_ListAliasProposalsRequest, callback: grpc.requestCallback<_pandex_search_v1_AliasProposalList__Output>): grpc.ClientUnaryCall;
  
  ListHotKeys(argument: _pandex_search_v1_ListHotKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_HotKeyList__Output>): grpc.ClientUnaryCall;
  ListHotKeys(argument: _pandex_search_v1_ListHotKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_HotKeyList__Output>): grpc.ClientUnaryCall;
  ListHotKeys(argument: _pandex_search_v1_ListHotKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_HotKeyList__Output>): grpc.ClientUnaryCall;
  ListHotKeys(argument: _pandex_search_v1_ListHotKeysRequest, callback: grpc.requestCallback<_pandex_search_v1_HotKeyList__Output>): grpc.ClientUnaryCall;
  listHotKeys(argument: _pandex_search_v1_ListHotKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_HotKeyList__Output>): grpc.ClientUnaryCall;
  listHotKeys(argument: _pandex_search_v1_ListHotKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_HotKeyList__Output>): grpc.ClientUnaryCall;
  listHotKeys(argument: _pandex_search_v1_ListHotKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_HotKeyList__Output>): grpc.ClientUnaryCall;
  listHotKeys(argument: _pandex_search_v1_ListHotKeysRequest, callback: grpc.requestCallback<_pandex_search_v1_HotKeyList__Output>): grpc.ClientUnaryCall;
  
  ListSearchSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchSeries__Output>): grpc.ClientUnaryCall;
  ListSearchSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SearchSeries__Output>): grpc.ClientUnaryCall;
  ListSearchSeries(argument: _pandex_common_v1_SeriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchSeries__Output>): grpc.ClientUnaryCall;
  ListSearchSeries(argument: _pandex_common_v1_SeriesRequest, callback: grpc.requestCallback<_pandex_search_v1_SearchSeries__Output>): grpc.ClientUnaryCall;
  listSearchSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchSeries__Output>): grpc.ClientUnaryCall;
  listSearchSeries(argument: _pandex_common_v1_SeriesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SearchSeries__Output>): grpc.ClientUnaryCall;
  listSearchSeries(argument: _pandex_common_v1_SeriesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchSeries__Output>): grpc.ClientUnaryCall;
  listSearchSeries(argument: _pandex_common_v1_SeriesRequest, callback: grpc.requestCallback<_pandex_search_v1_SearchSeries__Output>): grpc.ClientUnaryCall;
  
  ListSearchedKeys(argument: _pandex_search_v1_ListSearchedKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchedKeyList__Output>): grpc.ClientUnaryCall;
  ListSearchedKeys(argument: _pandex_search_v1_ListSearchedKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SearchedKeyList__Output>): grpc.ClientUnaryCall;
  ListSearchedKeys(argument: _pandex_search_v1_ListSearchedKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchedKeyList__Output>): grpc.ClientUnaryCall;
  ListSearchedKeys(argument: _pandex_search_v1_ListSearchedKeysRequest, callback: grpc.requestCallback<_pandex_search_v1_SearchedKeyList__Output>): grpc.ClientUnaryCall;
  listSearchedKeys(argument: _pandex_search_v1_ListSearchedKeysRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchedKeyList__Output>): grpc.ClientUnaryCall;
  listSearchedKeys(argument: _pandex_search_v1_ListSearchedKeysRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SearchedKeyList__Output>): grpc.ClientUnaryCall;
  listSearchedKeys(argument: _pandex_search_v1_ListSearchedKeysRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchedKeyList__Output>): grpc.ClientUnaryCall;
  listSearchedKeys(argument: _pandex_search_v1_ListSearchedKeysRequest, callback: grpc.requestCallback<_pandex_search_v1_SearchedKeyList__Output>): grpc.ClientUnaryCall;
  
  ListSubjects(argument: _pandex_search_v1_ListSubjectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SubjectList__Output>): grpc.ClientUnaryCall;
  ListSubjects(argument: _pandex_search_v1_ListSubjectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SubjectList__Output>): grpc.ClientUnaryCall;
  ListSubjects(argument: _pandex_search_v1_ListSubjectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SubjectList__Output>): grpc.ClientUnaryCall;
  ListSubjects(argument: _pandex_search_v1_ListSubjectsRequest, callback: grpc.requestCallback<_pandex_search_v1_SubjectList__Output>): grpc.ClientUnaryCall;
  listSubjects(argument: _pandex_search_v1_ListSubjectsRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SubjectList__Output>): grpc.ClientUnaryCall;
  listSubjects(argument: _pandex_search_v1_ListSubjectsRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SubjectList__Output>): grpc.ClientUnaryCall;
  listSubjects(argument: _pandex_search_v1_ListSubjectsRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SubjectList__Output>): grpc.ClientUnaryCall;
  listSubjects(argument: _pandex_search_v1_ListSubjectsRequest, callback: grpc.requestCallback<_pandex_search_v1_SubjectList__Output>): grpc.ClientUnaryCall;
  
  RecordSearches(argument: _pandex_search_v1_RecordSearchesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordSearches(argument: _pandex_search_v1_RecordSearchesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordSearches(argument: _pandex_search_v1_RecordSearchesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  RecordSearches(argument: _pandex_search_v1_RecordSearchesRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordSearches(argument: _pandex_search_v1_RecordSearchesRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordSearches(argument: _pandex_search_v1_RecordSearchesRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordSearches(argument: _pandex_search_v1_RecordSearchesRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  recordSearches(argument: _pandex_search_v1_RecordSearchesRequest, callback: grpc.requestCallback<_pandex_common_v1_Empty__Output>): grpc.ClientUnaryCall;
  
  SearchDisk(argument: _pandex_search_v1_SearchDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  SearchDisk(argument: _pandex_search_v1_SearchDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  SearchDisk(argument: _pandex_search_v1_SearchDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  SearchDisk(argument: _pandex_search_v1_SearchDiskRequest, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  searchDisk(argument: _pandex_search_v1_SearchDiskRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  searchDisk(argument: _pandex_search_v1_SearchDiskRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  searchDisk(argument: _pandex_search_v1_SearchDiskRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  searchDisk(argument: _pandex_search_v1_SearchDiskRequest, callback: grpc.requestCallback<_pandex_search_v1_SearchDiskReply__Output>): grpc.ClientUnaryCall;
  
  StartRebuild(argument: _pandex_search_v1_RebuildRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  StartRebuild(argument: _pandex_search_v1_RebuildRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  StartRebuild(argument: _pandex_search_v1_RebuildRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  StartRebuild(argument: _pandex_search_v1_RebuildRef, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  startRebuild(argument: _pandex_search_v1_RebuildRef, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  startRebuild(argument: _pandex_search_v1_RebuildRef, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  startRebuild(argument: _pandex_search_v1_RebuildRef, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  startRebuild(argument: _pandex_search_v1_RebuildRef, callback: grpc.requestCallback<_pandex_search_v1_RebuildState__Output>): grpc.ClientUnaryCall;
  
  Suggest(argument: _pandex_search_v1_SuggestRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SuggestReply__Output>): grpc.ClientUnaryCall;
  Suggest(argument: _pandex_search_v1_SuggestRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SuggestReply__Output>): grpc.ClientUnaryCall;
  Suggest(argument: _pandex_search_v1_SuggestRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SuggestReply__Output>): grpc.ClientUnaryCall;
  Suggest(argument: _pandex_search_v1_SuggestRequest, callback: grpc.requestCallback<_pandex_search_v1_SuggestReply__Output>): grpc.ClientUnaryCall;
  suggest(argument: _pandex_search_v1_SuggestRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SuggestReply__Output>): grpc.ClientUnaryCall;
  suggest(argument: _pandex_search_v1_SuggestRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SuggestReply__Output>): grpc.ClientUnaryCall;
  suggest(argument: _pandex_search_v1_SuggestRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SuggestReply__Output>): grpc.ClientUnaryCall;
  suggest(argument: _pandex_search_v1_SuggestRequest, callback: grpc.requestCallback<_pandex_search_v1_SuggestReply__Output>): grpc.ClientUnaryCall;
  
  UpdateSearchedKey(argument: _pandex_search_v1_UpdateSearchedKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchedKey__Output>): grpc.ClientUnaryCall;
  UpdateSearchedKey(argument: _pandex_search_v1_UpdateSearchedKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SearchedKey__Output>): grpc.ClientUnaryCall;
  UpdateSearchedKey(argument: _pandex_search_v1_UpdateSearchedKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchedKey__Output>): grpc.ClientUnaryCall;
  UpdateSearchedKey(argument: _pandex_search_v1_UpdateSearchedKeyRequest, callback: grpc.requestCallback<_pandex_search_v1_SearchedKey__Output>): grpc.ClientUnaryCall;
  updateSearchedKey(argument: _pandex_search_v1_UpdateSearchedKeyRequest, metadata: grpc.Metadata, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchedKey__Output>): grpc.ClientUnaryCall;
  updateSearchedKey(argument: _pandex_search_v1_UpdateSearchedKeyRequest, metadata: grpc.Metadata, callback: grpc.requestCallback<_pandex_search_v1_SearchedKey__Output>): grpc.ClientUnaryCall;
  updateSearchedKey(argument: _pandex_search_v1_UpdateSearchedKeyRequest, options: grpc.CallOptions, callback: grpc.requestCallback<_pandex_search_v1_SearchedKey__Output>): grpc.ClientUnaryCall;
  updateSearchedKey(argument: _pandex_search_v1_UpdateSearchedKeyRequest, callback: grpc.requestCallback<_pandex_search_v1_SearchedKey__Output>): grpc.ClientUnaryCall;
  
}

export interface SearchServiceHandlers extends grpc.UntypedServiceImplementation {
  CancelRebuild: grpc.handleUnaryCall<_pandex_search_v1_RebuildRef__Output, _pandex_search_v1_RebuildState>;
  
  ClearSearchedKeys: grpc.handleUnaryCall<_pandex_search_v1_ClearSearchedKeysRequest__Output, _pandex_search_v1_ClearSearchedKeysReply>;
  
  DecideAliasProposal: grpc.handleUnaryCall<_pandex_search_v1_DecideAliasProposalRequest__Output, _pandex_search_v1_AliasProposal>;
  
  FindRelated: grpc.handleUnaryCall<_pandex_search_v1_FindRelatedRequest__Output, _pandex_search_v1_FindRelatedReply>;
  
  GetHotKey: grpc.handleUnaryCall<_pandex_search_v1_GetHotKeyRequest__Output, _pandex_search_v1_HotKeyInfo>;
  
  GetIndexSpace: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_search_v1_IndexSpace>;
  
  GetRebuild: grpc.handleUnaryCall<_pandex_search_v1_RebuildRef__Output, _pandex_search_v1_RebuildState>;
  
  GetSearchLoad: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_search_v1_SearchLoad>;
  
  GetServiceStatus: grpc.handleUnaryCall<_pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus>;
  
  ListAliasProposals: grpc.handleUnaryCall<_pandex_search_v1_ListAliasProposalsRequest__Output, _pandex_search_v1_AliasProposalList>;
  
  ListHotKeys: grpc.handleUnaryCall<_pandex_search_v1_ListHotKeysRequest__Output, _pandex_search_v1_HotKeyList>;
  
  ListSearchSeries: grpc.handleUnaryCall<_pandex_common_v1_SeriesRequest__Output, _pandex_search_v1_SearchSeries>;
  
  ListSearchedKeys: grpc.handleUnaryCall<_pandex_search_v1_ListSearchedKeysRequest__Output, _pandex_search_v1_SearchedKeyList>;
  
  ListSubjects: grpc.handleUnaryCall<_pandex_search_v1_ListSubjectsRequest__Output, _pandex_search_v1_SubjectList>;
  
  RecordSearches: grpc.handleUnaryCall<_pandex_search_v1_RecordSearchesRequest__Output, _pandex_common_v1_Empty>;
  
  SearchDisk: grpc.handleUnaryCall<_pandex_search_v1_SearchDiskRequest__Output, _pandex_search_v1_SearchDiskReply>;
  
  StartRebuild: grpc.handleUnaryCall<_pandex_search_v1_RebuildRef__Output, _pandex_search_v1_RebuildState>;
  
  Suggest: grpc.handleUnaryCall<_pandex_search_v1_SuggestRequest__Output, _pandex_search_v1_SuggestReply>;
  
  UpdateSearchedKey: grpc.handleUnaryCall<_pandex_search_v1_UpdateSearchedKeyRequest__Output, _pandex_search_v1_SearchedKey>;
  
}

export interface SearchServiceDefinition extends grpc.ServiceDefinition {
  CancelRebuild: MethodDefinition<_pandex_search_v1_RebuildRef, _pandex_search_v1_RebuildState, _pandex_search_v1_RebuildRef__Output, _pandex_search_v1_RebuildState__Output>
  ClearSearchedKeys: MethodDefinition<_pandex_search_v1_ClearSearchedKeysRequest, _pandex_search_v1_ClearSearchedKeysReply, _pandex_search_v1_ClearSearchedKeysRequest__Output, _pandex_search_v1_ClearSearchedKeysReply__Output>
  DecideAliasProposal: MethodDefinition<_pandex_search_v1_DecideAliasProposalRequest, _pandex_search_v1_AliasProposal, _pandex_search_v1_DecideAliasProposalRequest__Output, _pandex_search_v1_AliasProposal__Output>
  FindRelated: MethodDefinition<_pandex_search_v1_FindRelatedRequest, _pandex_search_v1_FindRelatedReply, _pandex_search_v1_FindRelatedRequest__Output, _pandex_search_v1_FindRelatedReply__Output>
  GetHotKey: MethodDefinition<_pandex_search_v1_GetHotKeyRequest, _pandex_search_v1_HotKeyInfo, _pandex_search_v1_GetHotKeyRequest__Output, _pandex_search_v1_HotKeyInfo__Output>
  GetIndexSpace: MethodDefinition<_pandex_common_v1_Empty, _pandex_search_v1_IndexSpace, _pandex_common_v1_Empty__Output, _pandex_search_v1_IndexSpace__Output>
  GetRebuild: MethodDefinition<_pandex_search_v1_RebuildRef, _pandex_search_v1_RebuildState, _pandex_search_v1_RebuildRef__Output, _pandex_search_v1_RebuildState__Output>
  GetSearchLoad: MethodDefinition<_pandex_common_v1_Empty, _pandex_search_v1_SearchLoad, _pandex_common_v1_Empty__Output, _pandex_search_v1_SearchLoad__Output>
  GetServiceStatus: MethodDefinition<_pandex_common_v1_Empty, _pandex_common_v1_ServiceStatus, _pandex_common_v1_Empty__Output, _pandex_common_v1_ServiceStatus__Output>
  ListAliasProposals: MethodDefinition<_pandex_search_v1_ListAliasProposalsRequest, _pandex_search_v1_AliasProposalList, _pandex_search_v1_ListAliasProposalsRequest__Output, _pandex_search_v1_AliasProposalList__Output>
  ListHotKeys: MethodDefinition<_pandex_search_v1_ListHotKeysRequest, _pandex_search_v1_HotKeyList, _pandex_search_v1_ListHotKeysRequest__Output, _pandex_search_v1_HotKeyList__Output>
  ListSearchSeries: MethodDefinition<_pandex_common_v1_SeriesRequest, _pandex_search_v1_SearchSeries, _pandex_common_v1_SeriesRequest__Output, _pandex_search_v1_SearchSeries__Output>
  ListSearchedKeys: MethodDefinition<_pandex_search_v1_ListSearchedKeysRequest, _pandex_search_v1_SearchedKeyList, _pandex_search_v1_ListSearchedKeysRequest__Output, _pandex_search_v1_SearchedKeyList__Output>
  ListSubjects: MethodDefinition<_pandex_search_v1_ListSubjectsRequest, _pandex_search_v1_SubjectList, _pandex_search_v1_ListSubjectsRequest__Output, _pandex_search_v1_SubjectList__Output>
  RecordSearches: MethodDefinition<_pandex_search_v1_RecordSearchesRequest, _pandex_common_v1_Empty, _pandex_search_v1_RecordSearchesRequest__Output, _pandex_common_v1_Empty__Output>
  SearchDisk: MethodDefinition<_pandex_search_v1_SearchDiskRequest, _pandex_search_v1_SearchDiskReply, _pandex_search_v1_SearchDiskRequest__Output, _pandex_search_v1_SearchDiskReply__Output>
  StartRebuild: MethodDefinition<_pandex_search_v1_RebuildRef, _pandex_search_v1_RebuildState, _pandex_search_v1_RebuildRef__Output, _pandex_search_v1_RebuildState__Output>
  Suggest: MethodDefinition<_pandex_search_v1_SuggestRequest, _pandex_search_v1_SuggestReply, _pandex_search_v1_SuggestRequest__Output, _pandex_search_v1_SuggestReply__Output>
  UpdateSearchedKey: MethodDefinition<_pandex_search_v1_UpdateSearchedKeyRequest, _pandex_search_v1_SearchedKey, _pandex_search_v1_UpdateSearchedKeyRequest__Output, _pandex_search_v1_SearchedKey__Output>
}
